import type { Locator } from '@playwright/test'
import jsQR from 'jsqr'
import sharp from 'sharp'

// The package is CommonJS: its function is the module itself in Node, the default for the compiler.
const read = jsQR as unknown as typeof jsQR.default

/** Lines of the QR code in an image on the page, read like a phone's camera in front of the screen. */
export async function readQrCode(picture: Locator): Promise<string[] | undefined> {
  const { data, info } = await sharp(await picture.screenshot({ animations: 'disabled' }))
    // A camera is held closer to a small code.
    .resize({ width: 1600 })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return read(new Uint8ClampedArray(data), info.width, info.height)?.data.split(/\r?\n/)
}
