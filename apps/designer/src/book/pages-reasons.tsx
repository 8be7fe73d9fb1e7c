import { type Document, findAsset, type Page } from '@passepartout/document'
import { useMemo } from 'react'
import { useDesigner } from '../state/designer-context.ts'
import { useStore } from '../state/store.ts'
import { explainPages, type PagesReason } from './describe-pages.ts'
import { findJudgedPhoto, photoJudge } from './judged-photos.ts'

/** Why the pages in sight look as they do. */
export function PagesReasons({ document, page }: { document: Document; page: Page }) {
  const { t, photos } = useDesigner()
  const count = useStore(photoJudge.progress, state => state.count)
  const words = useReasonWords(document)
  // biome-ignore lint/correctness/useExhaustiveDependencies: more judged photos tell more near duplicates.
  const reasons = useMemo(
    () => explainPages(document, page, asset => findJudgedPhoto(photos, asset)),
    [document, page, photos, count],
  )
  if (reasons.length === 0) return null
  return (
    <details className="reasons" open>
      <summary className="text-button">{t('book.why.title')}</summary>
      <ul className="small muted">
        {reasons.map(reason => (
          <li key={reason.code}>{words(reason)}</li>
        ))}
      </ul>
    </details>
  )
}

function useReasonWords(document: Document): (reason: PagesReason) => string {
  const { t, shop } = useDesigner()
  const percent = new Intl.NumberFormat(shop.locale, { style: 'percent', maximumFractionDigits: 0 })
  const time = new Intl.DateTimeFormat(shop.locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'UTC',
  })
  return reason => {
    const key = `book.why.${reason.code}`
    switch (reason.code) {
      case 'crop':
      case 'white':
        return t(key, { percent: percent.format(reason.share) })
      case 'times':
        return t(key, { count: reason.count, span: time.formatRange(reason.from, reason.until) })
      case 'largest':
      case 'largest-best':
      case 'largest-wished':
      case 'few-pixels':
        return t(key, { name: findAsset(document, reason.assetId)?.name ?? '' })
      default:
        return t(key, reason)
    }
  }
}
