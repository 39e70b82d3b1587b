import { createPublicKey, verify } from 'node:crypto';

/** What Discord says beside the body of a request: its signature as 128 hexadecimal digits, and when it was made, in seconds since 1970. */
export interface Signed {
  signature: string;
  timestamp: string;
}

/**
 * Gives whether a body comes from Discord: the public key of the application has signed the moment and the bytes of the body together
 * (Ed25519; interactions/overview, "Validating Security Request Headers"). `publicKey` are the 64 hexadecimal digits of the developer portal.
 */
export function openSignature(publicKey: string): (signed: Signed, body: Buffer) => boolean {
  const x = Buffer.from(publicKey, 'hex').toString('base64url');
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
  return ({ signature, timestamp }, body) =>
    /^[\da-f]{128}$/i.test(signature) &&
    verify(null, Buffer.concat([Buffer.from(timestamp), body]), key, Buffer.from(signature, 'hex'));
}
