import type { Page } from '../../platform/page.ts'
import { LogInForm } from '../account/access-forms.tsx'
import { Tabs } from '../account/access-page.tsx'
import { DialogHead } from '../dialog-parts/dialog-head.tsx'

/** The form of the log-in page; a script sends it without leaving the current page. */
export function LogIn({ page }: { page: Page }) {
  return (
    <>
      <DialogHead page={page} title={page.translate('access.log-in-title')} />
      <div className="dialog-body">
        <Tabs page={page} here="log-in" />
        <LogInForm page={page} />
      </div>
    </>
  )
}
