import { AppError } from '@passepartout/domain'
import sharp from 'sharp'

let loaded: Promise<Uint8Array> | undefined

/** The sRGB profile built into the image library. */
export const srgbProfile = (): Promise<Uint8Array> => (loaded ??= load())

async function load(): Promise<Uint8Array> {
  const dot = sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } })
  const { icc } = await sharp(await dot.withIccProfile('srgb').png().toBuffer()).metadata()
  if (!icc) throw new AppError('internal', { message: 'The picture library has no sRGB profile' })
  return icc
}
