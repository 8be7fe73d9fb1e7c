import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import sharp from 'sharp'
import { colourProfile } from './heic-colour.ts'
import { MAX_MEMORY } from './image-types.ts'
import { tagJpeg } from './tag-jpeg.ts'
import { limitWasmMemory } from './wasm-memory.ts'

/** The part of libheif's bindings that is used here. Handles and enum values are opaque. */
interface LibHeif {
  ready?: Promise<unknown>
  heif_context_alloc(): unknown
  heif_context_read_from_memory(context: unknown, bytes: Uint8Array): { message: string }
  heif_js_context_get_primary_image_handle(context: unknown): { code?: unknown }
  heif_js_decode_image2(handle: unknown, colours: unknown, chroma: unknown): DecodedHeif
  heif_colorspace: { heif_colorspace_RGB: unknown }
  heif_chroma: { heif_chroma_interleaved_RGB: unknown }
}

interface DecodedHeif {
  code?: unknown
  channels?: { stride: number; width: number; height: number; data: Uint8Array }[]
}

interface Size {
  width: number
  height: number
}

const require = createRequire(import.meta.url)

/**
 * Converts a HEIC image to a JPEG for print and previews: upright, quality 98, full colour resolution, with its colour
 * profile. The prebuilt libvips contains no HEVC decoder. The library's memory never shrinks, so the process should end
 * afterwards.
 *
 * @returns size of the upright image; `undefined` when the file cannot be decoded
 */
export async function decodeHeic(path: string, target: string): Promise<Size | undefined> {
  limitWasmMemory(MAX_MEMORY)
  const heif: LibHeif = require('libheif-js/wasm-bundle')
  await heif.ready
  const bytes = await readFile(path)
  const context = heif.heif_context_alloc()
  if (heif.heif_context_read_from_memory(context, bytes).message !== 'Success') return undefined
  const handle = heif.heif_js_context_get_primary_image_handle(context)
  if (!handle || handle.code) return undefined
  const decoded = heif.heif_js_decode_image2(
    handle,
    heif.heif_colorspace.heif_colorspace_RGB,
    heif.heif_chroma.heif_chroma_interleaved_RGB,
  )
  const pixels = decoded?.channels?.[0]
  if (!pixels) return undefined

  const { width, height } = pixels
  const jpeg = await sharp(withoutPadding(pixels), { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 98, chromaSubsampling: '4:4:4' })
    .toBuffer()
  await tagJpeg(jpeg, await colourProfile(path, bytes), target)
  return { width, height }
}

function withoutPadding({
  data,
  stride,
  width,
  height,
}: {
  data: Uint8Array
  stride: number
  width: number
  height: number
}) {
  if (stride === width * 3) return data.subarray(0, stride * height)
  const rows = Buffer.allocUnsafe(width * 3 * height)
  for (let row = 0; row < height; row++)
    rows.set(data.subarray(row * stride, row * stride + width * 3), row * width * 3)
  return rows
}
