/** Section 3, free play: a random string encrypted with a key that is thrown away; base64. It identifies one try. */
export async function randomString(): Promise<string> {
  const { default: AES } = await import('crypto-js/aes');
  return AES.encrypt(crypto.randomUUID(), crypto.randomUUID()).toString();
}
