import type { Translate } from '@passepartout/domain'
import type { UploadItem } from '../upload/upload-item.ts'

/** Message about a problem with a file, in the wording of designer.md 11. */
export function fileProblemText(
  t: Translate,
  item: UploadItem,
  number: Intl.NumberFormat,
  limits: { bytes: number; pixels: number },
): string {
  const { problem } = item
  if (!problem) return ''
  const max = {
    bytes: Math.round((limits.bytes || 80_000_000) / 1e6),
    pixels: Math.round((limits.pixels || 120_000_000) / 1e6),
  }
  switch (problem.code) {
    case 'pdf':
      return t('file.pdf', { count: problem.pages })
    case 'too-many-bytes':
      return t('file.too-many-bytes', { size: number.format(problem.megabytes), max: max.bytes })
    case 'too-many-pixels':
      return t('file.too-many-pixels', {
        w: number.format(problem.width),
        h: number.format(problem.height),
        max: max.pixels,
      })
    case 'server':
      return problem.text || t('file.server')
    case 'text-file':
      return t('file.text-file', { ending: item.name.split('.').at(-1) ?? '' })
    default:
      return t(`file.${problem.code}`)
  }
}
