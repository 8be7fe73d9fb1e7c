import { parseArgs } from 'node:util'
import { srgbProfile } from '@passepartout/render/testing/test-image'
import { type ComparedPage, comparePageScreenAndPrint } from './compare-page-screen-and-print.ts'
import { openDesigns, openPhotos } from './open-designs.ts'

const USAGE = `node tools/designs/sweep.ts [<id ...|kind ...>]
Prints every page of designs (all unless named), compares the print file with the screen, and says what differs.`

const LEAST_SIMILARITY = 0.98
const MOST_SHIFT_MM = 0.1

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { help: { type: 'boolean', default: false } },
})
if (values.help) {
  console.log(USAGE)
  process.exit(0)
}
const { library, shaper } = await openDesigns()
const wanted = library.designs.filter(
  ({ id, kind }) => positionals.length === 0 || [id, kind].some(word => positionals.includes(word)),
)
const context = { library, shaper, photos: await openPhotos(wanted), icc: await srgbProfile() }
const swept: ComparedPage[] = []
for (const design of wanted) {
  for (const { id } of design.pages) swept.push(await comparePageScreenAndPrint(context, design, id))
}
const isWrong = (one: ComparedPage) =>
  one.similarity < LEAST_SIMILARITY || one.textShiftMm > MOST_SHIFT_MM || !one.sameBytes
const byKind = Object.groupBy(swept, ({ design }) => design.split(' ')[0] ?? '')
console.log('kind | pages | least SSIM | median | most text shift, mm | same bytes | wrong')
for (const [kind, pages = []] of Object.entries(byKind)) {
  const similarities = pages.map(one => one.similarity).sort((a, b) => a - b)
  console.log(
    [
      kind,
      pages.length,
      similarities[0]?.toFixed(4),
      similarities[similarities.length >> 1]?.toFixed(4),
      Math.max(...pages.map(one => one.textShiftMm)).toFixed(3),
      pages.filter(one => one.sameBytes).length,
      pages.filter(isWrong).length,
    ].join(' | '),
  )
}
const wrong = swept.filter(isWrong).sort((a, b) => a.similarity - b.similarity)
for (const { design, page, similarity, textShiftMm, sameBytes } of wrong)
  console.log(
    `${similarity.toFixed(4)} ${textShiftMm.toFixed(3)} mm ${sameBytes ? '' : 'other bytes '}${design} ${page}`,
  )
process.exit(wrong.length > 0 ? 1 : 0)
