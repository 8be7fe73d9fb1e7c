import { z } from 'zod'
import { number, turned } from '../draw/svg.ts'
import { box, id } from '../schema/parts.ts'
import type { ElementKind } from './element-kind.ts'
import { MASKS, maskPath } from './mask-outline.ts'

const share = z.number().min(0).max(1)

const photoSchema = z.strictObject({
  kind: z.literal('photo'),
  /** Unique in the design. */
  id,
  mask: z.enum(MASKS).default('rect'),
  /** Corners of `rounded`. */
  radiusMm: z.number().min(0).max(500).default(3),
  /** Sample photo: its id in `content/assets/photos.json`. */
  sample: id.optional(),
  /** The point of the sample that should stay in view, from its top left corner. */
  focus: z.strictObject({ x: share, y: share }).default({ x: 0.5, y: 0.5 }),
  /** 1 just covers the slot. */
  zoom: z.number().min(1).max(8).default(1),
  ...box,
})

/** A slot for a photo. Without a photo it is drawn as a quiet grey field. */
export const photoKind: ElementKind<typeof photoSchema> = {
  schema: photoSchema,
  draw(element, drawing) {
    const outline = `path d="${maskPath(element.mask, element, element.radiusMm)}"`
    const photo = element.sample ? drawing.photo(element.sample, element.id) : undefined
    if (!photo) return turned(element, `<${outline} fill="#d9d7d2"/>`)
    const scale = Math.max(element.width / photo.width, element.height / photo.height) * element.zoom
    const place = (start: number, length: number, photoLength: number, focus: number) =>
      start + Math.min(0, Math.max(length - photoLength, length / 2 - photoLength * focus))
    const width = photo.width * scale
    const height = photo.height * scale
    const x = place(element.x, element.width, width, element.focus.x)
    const y = place(element.y, element.height, height, element.focus.y)
    const clip = drawing.nextId('slot')
    return turned(
      element,
      `<clipPath id="${clip}"><${outline}/></clipPath><image href="${photo.href}" x="${number(x)}" y="${number(y)}" width="${number(width)}" height="${number(height)}" preserveAspectRatio="none" clip-path="url(#${clip})"/>`,
    )
  },
  paints: () => [],
  problems: ({ x, y, width, height }, { widthMm, heightMm, bleedMm }) =>
    x < -bleedMm - 0.01 ||
    y < -bleedMm - 0.01 ||
    x + width > widthMm + bleedMm + 0.01 ||
    y + height > heightMm + bleedMm + 0.01
      ? ['reaches beyond the bleed']
      : [],
}
