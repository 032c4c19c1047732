// The most frequent words in passwords, compiled for this shop from published reports on leaked passwords in Spanish
// and English. Digits, years, keyboard rows and repetitions around them need no entries (password-strength.ts).
const listed = `
password passwort passw0rd pass contrasena contrasenia clave claves secreta secreto secret acceso access ingreso ingresar
entrar login usuario usuarios user admin administrador administradora administrator root toor superuser system sistema
server servidor guest invitado test testing prueba pruebas demo example ejemplo default cambiar cambiame changeme change
temporal temp welcome bienvenido bienvenida bienvenidos hello hola holahola buenosdias letmein open abrete sesamo
iloveyou teamo teamomucho tequiero tequieromucho amor amores amorcito miamor love lover lovely loveme forever siempre
princess princesa princesita prince principe reina queen king rey angel angeles angelito angelita babygirl baby bebe
bebito bebita mibebe honey sweet dulce dulzura corazon heart beautiful bonita bonito hermosa hermoso preciosa precioso
linda lindo guapa guapo sexy hottie cutie flower flores flor rosa rosas rosita margarita estrella estrellas estrellita
star stars luna lunita moon sol soleado sunshine sunny sun cielo sky heaven mariposa butterfly unicornio unicorn
dragon dragones tigre tiger leon lion lobo wolf gato gatito gatita gatos perro perrito perrita perros monkey mono
caballo horse pony elefante delfin dolphin aguila eagle panda conejo bunny pajaro oso osito pollito tortuga
football futbol futbolista soccer basketball basquet baseball beisbol hockey tennis tenis golf rugby campeon campeones
champion bocajuniors boca riverplate river racing independiente sanlorenzo velez huracan newells central estudiantes
gimnasia talleres belgrano colon union lanus banfield argentinos platense maradona messi lionelmessi riquelme
barcelona realmadrid madrid atletico sevilla valencia betis chelsea arsenal liverpool manchester juventus milan inter
america chivas pumas cruzazul tigres monterrey santos toluca pachuca colocolo universidad penarol nacional cerveza
argentina argentino buenosaires cordoba rosario mendoza tucuman laplata mardelplata bariloche patagonia salta neuquen
espana spain mexico mexicano colombia colombiano chile chileno peru peruano uruguay paraguay bolivia ecuador venezuela
brasil brazil cuba guatemala panama honduras salvador nicaragua costarica puertorico miami newyork california texas
paris london londres roma italia francia alemania usa america latino latina europa
superman batman spiderman pokemon pikachu charizard naruto goku vegeta dragonball sailormoon starwars darthvader yoda
matrix harrypotter hogwarts gandalf frodo zelda mario luigi minecraft fortnite roblox counterstrike callofduty
playstation xbox nintendo gamer player master killer hunter ranger shadow ninja samurai warrior guerrero soldier pirate
pirata vampire vampiro zombie ghost fantasma demon diablo devil satan infierno dios diosmio diosesamor jesus jesucristo
cristo jesuslove virgen maria santo santa iglesia biblia bendicion bendiciones milagro gracias esperanza felicidad
alegria libertad freedom peace paz vida mivida life lifestyle familia family mifamilia mama mamita mami papa papito papi
mother father hermano hermana hermanos abuela abuelo hijo hija hijos hijas esposa esposo marido novia novio amiga amigo
amigos amigas friend friends mejor mejores bestfriend compadre chico chica chicos chicas nena nene muneca muneco
andrea andres alejandro alejandra antonio antonella agustin agustina alberto alfredo alvaro ana anita angela
ariel belen benjamin bruno camila carla carlos carlitos carmen carolina catalina cecilia celeste charlie christian
claudia claudio cristian cristina cristiano daniel daniela daniel david diana diego eduardo elena elizabeth emilia
emiliano enrique ernesto esteban estela esther eugenia eva fabian facundo federico felipe fernando fernanda florencia
francisco franco gabriel gabriela gaston gerardo german gisela gladys gloria gonzalo graciela guillermo gustavo hector
hernan hugo ignacio ines irene isabel isabella ivan jaime javier jazmin jessica jennifer jeremias jonathan jorge jose
joseluis josefina joaquin juan juancarlos juanita julia julian juliana julieta julio karen karina laura lautaro leandro
leonardo leonel leticia liliana lorena lorenzo lucas lucia luciana luciano lucrecia luis luisa magdalena manuel marcela
marcelo marcos margarita mariana mariano maria marina mario martin martina mateo matias matilda mauricio maximo
maximiliano melina melisa mercedes micaela michael michelle miguel miguelangel milagros monica nahuel natalia
nicolas nicole noelia norma olga omar oscar pablo pamela paola patricia patricio paula paulina pedro pilar rafael ramiro
ramon raquel raul rebeca ricardo roberto rocio rodrigo rodolfo romina ronaldo rosario roxana ruben sabrina samantha
samuel sandra santiago sara sebastian sergio silvana silvia sofia soledad sonia stefania stella susana tamara tatiana
teresa thiago thomas tomas ulises valentina valentin valeria vanesa veronica vicente victor victoria violeta virginia
viviana walter wanda ximena yamila yanina yolanda zoe ashley amanda anthony brandon george jordan joshua justin
matthew melissa nicholas robert ryan taylor tigger william hannah jasmine
lunes martes miercoles jueves viernes sabado domingo enero febrero marzo abril mayo junio julio agosto septiembre
octubre noviembre diciembre monday friday sunday january march april june july august september october november
december primavera verano otono invierno summer winter spring autumn navidad christmas cumpleanos birthday aniversario
uno dos tres cuatro cinco seis siete ocho nueve diez cero one two three four five six seven eight nine zero
rojo roja azul verde amarillo negro negra blanco blanca naranja violeta morado rosado celeste gris marron dorado
red blue green yellow black white orange purple pink gold silver rainbow arcoiris
chocolate cookie galleta helado pizza hamburguesa asado empanada mate dulcedeleche alfajor banana manzana apple naranja
limon frutilla coca cocacola pepsi cafe coffee cerveza vino whisky vodka tequila sugar candy caramelo pepper cheese queso
computer computadora internet google facebook instagram whatsapp twitter youtube tiktok gmail hotmail yahoo outlook
microsoft windows linux android iphone samsung motorola nokia apple netflix spotify amazon mercadolibre mercadopago
tienda tiendas shop store negocio empresa oficina office work trabajo ventas venta compras compra cliente clientes ropa
moda fashion style estilo boutique vestido remera camisa zapatos calzado indumentaria local caja stock gerente jefe jefa
owner dueno duena manager boss staff equipo team company compania security seguridad seguro private privado privada
musica music guitar guitarra piano rock rockandroll metallica nirvana acdc beatles shakira badbunny bts cumbia tango
reggaeton salsa baile dance party fiesta happy feliz smile sonrisa cool super mega ultra power poder fuerte money dinero
plata dolar dollar rico rich lucky suerte magic magia magico diamond diamante cristal crystal fire fuego agua water
tierra mundo world planeta universo space galaxy ferrari porsche mustang camaro corvette mercedes toyota honda yamaha
kawasaki harley chevrolet ford renault peugeot volkswagen fiat escuela school colegio universidad college student
maestra maestro profesor profesora doctor doctora abogado ingeniero medico whatever nothing nada nadie nose noseque
olvide recordar correcthorse trustno trust iamgod fuckyou puta puto mierda boludo pelotudo culo sexo
`;

/** Words that a password must not consist of, in lower case and without accents. */
export const commonWords: readonly string[] = [...new Set(listed.trim().split(/\s+/))].filter(
  (word) => word.length > 3,
);
