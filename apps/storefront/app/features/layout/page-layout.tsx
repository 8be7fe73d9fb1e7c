import type { ReactNode } from 'react'
import type { Page } from '../../platform/page.ts'
import { SharedPart } from '../../platform/shared-part.tsx'
import { ConsentNoticeSlot } from '../consent/consent-notice.tsx'
import { VisitorPhotoDrawer } from '../visitor-photo/visitor-photo-drawer.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'

interface PageShellProps {
  page: Page
  /** True in the checkout: nothing floats over the page. */
  isBuying?: boolean
  children: ReactNode
}

/** Layout of every page in both shops: skip link, header, one main landmark, footer. */
export function PageLayout({ page, isBuying = false, children }: PageShellProps) {
  return (
    <>
      <a id="top" href="#main" className="skip-link">
        {page.translate('frame.skip')}
      </a>
      <ConsentNoticeSlot page={page} />
      <Header page={page} />
      <main id="main" data-dialogs={page.href('/_dialogs/type')}>
        {children}
      </main>
      <Footer page={page} />
      {isBuying || (
        <SharedPart page={page} name="own photo">
          <VisitorPhotoDrawer page={page} />
        </SharedPart>
      )}
    </>
  )
}
