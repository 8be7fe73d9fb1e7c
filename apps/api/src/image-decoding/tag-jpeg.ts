import { open } from 'node:fs/promises'

const MARK = Buffer.from('ICC_PROFILE\0', 'latin1')
const LARGEST_PART = 65_533 - MARK.length - 2

/** Writes a JPEG with a colour profile inserted unchanged; encoders only offer to convert the pixels to it. */
export async function tagJpeg(
  jpeg: Uint8Array,
  profile: Uint8Array | undefined,
  target: string,
): Promise<void> {
  const file = await open(target, 'wx')
  try {
    await file.writeFile(jpeg.subarray(0, 2))
    for (const segment of profileSegments(profile)) await file.writeFile(segment)
    await file.writeFile(jpeg.subarray(2))
  } finally {
    await file.close()
  }
}

function profileSegments(profile: Uint8Array | undefined): Buffer[] {
  if (!profile) return []
  const count = Math.ceil(profile.length / LARGEST_PART)
  return Array.from({ length: count }, (_, index) => {
    const part = profile.subarray(index * LARGEST_PART, (index + 1) * LARGEST_PART)
    const head = Buffer.alloc(4)
    head.writeUInt16BE(0xffe2, 0)
    head.writeUInt16BE(2 + MARK.length + 2 + part.length, 2)
    return Buffer.concat([head, MARK, Buffer.from([index + 1, count]), part])
  })
}
