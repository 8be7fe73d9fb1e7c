import type { Finding } from '@passepartout/document'
import type { Designer } from '../state/create-designer.ts'

/** The wording of a finding with its values in the locale's units (designer.md 9). */
export function findingWords(
  { t, names, shop, kind, editor }: Pick<Designer, 't' | 'names' | 'shop' | 'kind' | 'editor'>,
  { id, params }: Finding,
) {
  const percent = new Intl.NumberFormat(shop.locale, { style: 'percent', maximumFractionDigits: 0 })
  const size = params.widthMm
    ? names.format(`${Math.round(Number(params.widthMm))}x${Math.round(Number(params.heightMm))}`)
    : ''
  const values = {
    ...params,
    role: typeof params.role === 'string' ? t(`role.${params.role}`) : '',
    size,
    file: String(params.name ?? ''),
    a: String(params.a ?? ''),
    b: String(params.b ?? ''),
    choice: String(params.choice ?? ''),
    placed: Number(params.placed ?? 0),
    wanted: Number(params.wanted ?? 0),
    first: Number(params.first ?? 0),
    second: Number(params.second ?? 0),
    distance: t.distance(Number(params.metres ?? 0)),
    share: percent.format(Number(params.loss ?? params.share ?? 0)),
  }
  if (id === 'empty-slot' && !kind.hasOnePlace) {
    const where = editor.getSnapshot().document.pages.length > 1 ? 'page' : 'one'
    const page = String(params.page)
    return {
      title: t(`finding.empty-slot.${where}.title`, { page }),
      text: t('finding.empty-slot.many.text'),
    }
  }
  if (id === 'spelling' && params.right === '')
    return {
      title: t('finding.spelling.unknown.title', values),
      text: t('finding.spelling.unknown.text'),
    }
  return { title: t(`finding.${id}.title`, values), text: t(`finding.${id}.text`, values) }
}
