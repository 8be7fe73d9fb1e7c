import sharp from 'sharp'

const DISPLAY_P3_PRIMARIES = 12

/** The colour profile of a HEIF image: the embedded one, or Display P3 when its primaries are given by number only. */
export async function colourProfile(path: string, bytes: Uint8Array): Promise<Uint8Array | undefined> {
  const { icc } = await sharp(path, { limitInputPixels: false }).metadata()
  if (icc) return icc
  return namedPrimaries(bytes) === DISPLAY_P3_PRIMARIES ? displayP3() : undefined
}

/** Reads the first `colr` box of type `nclx`, which is in the header, within the first kilobytes. */
function namedPrimaries(bytes: Uint8Array): number | undefined {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 65_536))
  const at = head.indexOf('colrnclx')
  return at >= 0 && at + 10 <= head.length ? head.readUInt16BE(at + 8) : undefined
}

async function displayP3(): Promise<Uint8Array | undefined> {
  const dot = { create: { width: 1, height: 1, channels: 3, background: '#000' } } as const
  const { icc } = await sharp(await sharp(dot).withIccProfile('p3').png().toBuffer()).metadata()
  return icc
}
