import { withColon } from '@passepartout/domain'
import type { Page } from '../../platform/page.ts'
import type { lineTexts } from './line-texts.ts'

interface LineDetailsProps {
  page: Page
  details: ReturnType<typeof lineTexts>['details']
  className?: string
}

/** Configuration of a line, each value with its label: a colour alone does not say what it colours. */
export function LineDetails({ page, details, className }: LineDetailsProps) {
  return (
    <dl className={className}>
      {details.map(({ label, value }) => (
        <div key={label}>
          <dt className="inline">{withColon(page.shop.locale, label)} </dt>
          <dd className="inline">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
