/** The connection of a phone, for the browser's `Network.emulateNetworkConditions`: 10 Mbit/s, 40 ms round-trip time. */
export const phoneLink = { offline: false, latency: 40, downloadThroughput: 1_250_000, uploadThroughput: 1_250_000 };
