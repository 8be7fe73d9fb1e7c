import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { availableCardFormats, type Design, fitDesignToFormat } from '@passepartout/designs'
import { definitionOf, LOCALES, type Locale, PRINT_FINISHES } from '@passepartout/domain'
import { bleedArea, sceneToSvg, trimArea } from '@passepartout/render'
import sharp, { type OverlayOptions } from 'sharp'
import { listPreviewFinish, openDesigns, openPhotos, sceneOfPage } from './open-designs.ts'

const USAGE = `node tools/designs/preview.ts <id ...|kind ...|all> [--out folder] [--locale en-GB] [--refinement gold] [--bleed] [--first|--formats]
One PNG per design: its pages from left to right, its palettes and their layouts from top to bottom.
--bleed shows what is cut off; --first puts the first page of all of them on sheets
instead, --formats that of cards in each format they can be had in.`

const GAP = 28
const PER_SHEET = 16

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string', default: '/tmp/designs' },
    locale: { type: 'string', default: 'de-DE' },
    refinement: { type: 'string' },
    scale: { type: 'string', default: '4' },
    bleed: { type: 'boolean', default: false },
    first: { type: 'boolean', default: false },
    formats: { type: 'boolean', default: false },
  },
})
const locale = LOCALES.find(one => one === values.locale) satisfies Locale | undefined
if (positionals.length === 0 || !locale) {
  console.error(USAGE)
  process.exit(1)
}
const { library, shaper, catalogue } = await openDesigns()
const cardFormats = definitionOf(catalogue, 'card').formats
const wanted = library.designs.filter(({ id, kind }) =>
  ['all', kind, id].some(word => positionals.includes(word)),
)
const photos = await openPhotos(wanted)
await mkdir(values.out, { recursive: true })

if (values.formats) {
  const cards = wanted.filter(design => design.kind === 'card')
  for (let start = 0; start < cards.length; start += PER_SHEET / 2) {
    const rows = cards.slice(start, start + PER_SHEET / 2).map(card =>
      Promise.all(
        availableCardFormats(card).map(format => {
          const trim = cardFormats.find(({ id }) => id === format) ?? { ...card.trim }
          return picture(fitDesignToFormat(card, { widthMm: trim.widthMm, heightMm: trim.heightMm }))
        }),
      ),
    )
    await writeSheet(`formats-${1 + (2 * start) / PER_SHEET}`, await Promise.all(rows))
  }
} else if (values.first) {
  for (let start = 0; start < wanted.length; start += PER_SHEET) {
    const some = wanted.slice(start, start + PER_SHEET)
    const pictures = await Promise.all(some.map(design => picture(design)))
    const rows = Array.from({ length: Math.ceil(pictures.length / 4) }, (_, row) =>
      pictures.slice(row * 4, row * 4 + 4),
    )
    await writeSheet(`sheet-${1 + start / PER_SHEET}`, rows)
  }
} else {
  for (const design of wanted) {
    const layouts = [design, ...design.layouts.map(({ trim }) => fitDesignToFormat(design, trim))]
    const rows = design.palettes.flatMap(palette =>
      layouts.map(layout => layout.pages.map(page => picture(layout, page.id, palette.id))),
    )
    await writeSheet(design.id, await Promise.all(rows.map(row => Promise.all(row))))
  }
}
console.log(`${wanted.length} designs in ${values.out}`)

/** A page as PNG at `--scale` pixels per millimetre. */
async function picture(design: Design, page?: string, palette?: string): Promise<Buffer> {
  const { scene } = await sceneOfPage({ library, shaper }, design, page ?? design.pages[0]?.id ?? '', {
    palette,
    locale: locale ?? 'de-DE',
    refinement: PRINT_FINISHES.find(one => one === values.refinement) ?? listPreviewFinish(design),
    photos,
  })
  const area = values.bleed ? bleedArea(scene) : trimArea(scene)
  const svg = sceneToSvg(scene, { hrefFor: id => photos(id)?.href ?? null, area, size: area })
  return sharp(Buffer.from(svg), { density: 72 * Number(values.scale) })
    .png()
    .toBuffer()
}

async function writeSheet(name: string, rows: readonly Buffer[][]): Promise<void> {
  const parts: OverlayOptions[] = []
  let [top, widest] = [GAP, 0]
  for (const row of rows) {
    let [left, tallest] = [GAP, 0]
    for (const input of row) {
      const { width, height } = await sharp(input).metadata()
      parts.push({ input, left, top })
      left += width + GAP
      tallest = Math.max(tallest, height)
    }
    widest = Math.max(widest, left)
    top += tallest + GAP
  }
  const sheet = sharp({ create: { width: widest, height: top, channels: 3, background: '#d8d2c8' } })
  await writeFile(join(values.out, `${name}.png`), await sheet.composite(parts).png().toBuffer())
}
