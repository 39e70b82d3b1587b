import { generateKeyPairSync, sign } from 'node:crypto';

/** A key by which requests are signed as Discord does; `publicKey` as the developer portal shows it. */
export function signingKey() {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  return {
    publicKey: Buffer.from(publicKey.export({ format: 'jwk' }).x!, 'base64url').toString('hex'),
    /** The headers of a body that was signed at this moment (ms since 1970). */
    headers(body: string | Buffer, at: number): Record<string, string> {
      const timestamp = String(Math.floor(at / 1_000));
      const signed = sign(null, Buffer.concat([Buffer.from(timestamp), Buffer.from(body)]), privateKey);
      return { 'x-signature-ed25519': signed.toString('hex'), 'x-signature-timestamp': timestamp };
    },
  };
}
