import { getAspectRatio } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import { isEmptySize, orientationOf, parseDimension } from '@passepartout/domain'
import { refuse, success } from '../../http/call-result.ts'
import { route } from '../../http/router.ts'

/** The ratios of spec 3, "Format ratios", and the square; long side by short side. */
const RATIOS = {
  square: 1,
  '5:4': 5 / 4,
  '4:3': 4 / 3,
  '3:2': 3 / 2,
  '16:9': 16 / 9,
  '2:1': 2,
  '5:2': 5 / 2,
  '3:1': 3,
  '4:1': 4,
  '5:1': 5,
  '6:1': 6,
}

export const getAspectRatioRoute = route(
  getAspectRatio,
  schemas.getAspectRatio,
  ({ translate }, { query: { formatType, width = 0, height = 0 } }) => {
    const size = formatType === undefined ? { widthMm: width, heightMm: height } : parseDimension(formatType)
    if (isEmptySize(size)) {
      return refuse('invalid-input', { errors: { formatType: [translate('problem.unknown-format')] } })
    }
    const [short, long] = [Math.min(size.widthMm, size.heightMm), Math.max(size.widthMm, size.heightMm)]
    const [ratio, value] = nearest(long / short)
    return success({
      width: size.widthMm,
      height: size.heightMm,
      aspect: Math.round((size.widthMm / size.heightMm) * 10_000) / 10_000,
      orientation: orientationOf(size),
      ratio,
      // Rounding to whole millimetres or pixels leaves up to half a unit on each side.
      exact: Math.abs(long - short * value) <= 0.5 * (1 + value),
    })
  },
  { isPublic: true },
)

function nearest(aspect: number): [ratio: string, value: number] {
  const distance = ([, value]: [string, number]) => Math.abs(Math.log(aspect / value))
  return Object.entries(RATIOS).reduce((best, next) => (distance(next) < distance(best) ? next : best))
}
