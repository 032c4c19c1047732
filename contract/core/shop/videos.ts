/** The maximum size of an uploaded video, in bytes: that of a picture, which the shop's memory and its proxies let through. */
export const mostVideoBytes = 25 * 1024 * 1024;

/** How long a video is at most, in s. */
export const mostVideoSeconds = 30;

/** Returns the address of a video of the shop by the hash of its content. */
export const videoPath = (hash: string): string => `/media/${hash}.mp4`;
