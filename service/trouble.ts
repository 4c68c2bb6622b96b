/** What the person who runs the service can put right; the message is the whole sentence. */
export class Trouble extends Error {}
