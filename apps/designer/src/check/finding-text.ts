import { type Finding, pageLabel } from '@passepartout/document'
import { gradeText } from '../product/quality.ts'
import type { Designer } from '../state/designer.ts'

/** Text of a finding with values in the locale's units (designer.md 9). */
export function findingText(
  { t, names, shop, kind, editor }: Pick<Designer, 't' | 'names' | 'shop' | 'kind' | 'editor'>,
  { id, params, severity, pageId }: Finding,
) {
  const percent = new Intl.NumberFormat(shop.locale, { style: 'percent', maximumFractionDigits: 0 })
  const size = params.widthMm
    ? names.format(`${Math.round(Number(params.widthMm))}x${Math.round(Number(params.heightMm))}`)
    : ''
  const labelOf = (page: string | null) => {
    const label = pageLabel(editor.getSnapshot().document, page, shop.locale)
    return label ? t(`page.${label.key}`, label.params) : ''
  }
  const values = {
    page: labelOf(pageId),
    ...(typeof params.otherPage === 'string' ? { other: labelOf(params.otherPage) } : {}),
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
    const count = Number(params.count ?? 1)
    const page = count === 1 ? labelOf(pageId) : ''
    const manner = severity === 'block' ? 'none' : page ? 'page' : 'many'
    return {
      title: t(`finding.empty-slot.${manner}.title`, { page, count }),
      text: t(`finding.empty-slot.${manner === 'none' ? 'none' : 'many'}.text`),
    }
  }
  if (id === 'soft' || id === 'too-small') {
    const metres = typeof params.metres === 'number' ? params.metres : undefined
    return { title: t(`finding.${id}.title`, values), text: gradeText(t, id, metres) }
  }
  if (id === 'spelling' && params.right === '')
    return {
      title: t('finding.spelling.unknown.title', values),
      text: t('finding.spelling.unknown.text'),
    }
  return { title: t(`finding.${id}.title`, values), text: t(`finding.${id}.text`, values) }
}
