import { type AccountSection, accountSectionPath } from '@passepartout/domain'
import { Note } from '@passepartout/ui/notice'
import type { ReactNode } from 'react'
import type { AreaPage } from './area-page.ts'
import type { AreaChangeError } from './submit-area-form.ts'

interface AreaFormProps {
  page: AreaPage
  section: AccountSection
  intent: string
  /** Id of the item that the form changes, in sections with several items. */
  id?: string
  failed?: AreaChangeError | undefined
  className?: string
  children: ReactNode
}

/** A plain form that posts to its section of the account area; a script sends it without leaving the page. */
export function AreaForm({ page, section, intent, id, failed, className, children }: AreaFormProps) {
  const isWhole = failed && Object.values(failed.errors).every(texts => texts.length === 0)
  return (
    <form
      method="post"
      action={page.href(accountSectionPath(page.shop, section))}
      noValidate
      className={className}
    >
      <input type="hidden" name="intent" value={intent} />
      {id !== undefined && <input type="hidden" name="id" value={id} />}
      {failed && isWhole && !('sure' in failed.errors) && (
        <div role="alert" className="col-span-full">
          <Note look="error">{failed.message || page.translate('area.failed')}</Note>
        </div>
      )}
      {children}
    </form>
  )
}
