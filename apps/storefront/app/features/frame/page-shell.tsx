import type { ReactNode } from 'react'
import type { Page } from '../../platform/page.ts'
import { SharedPart } from '../../platform/shared-part.tsx'
import { ConsentPlace } from '../consent/consent-notice.tsx'
import { MessengerLauncher } from '../messenger/messenger-launcher.tsx'
import { OwnPhotoDrawer } from '../own-photo/own-photo-drawer.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'

/** What every page of both shops shows around its content: skip link, header, one main landmark, footer. */
export function PageShell({ page, children }: { page: Page; children: ReactNode }) {
  return (
    <>
      <a id="top" href="#main" className="skip-link">
        {page.translate('frame.skip')}
      </a>
      <ConsentPlace page={page} />
      <Header page={page} />
      <main id="main" data-dialogs={page.href('/_dialogs/type')}>
        {children}
      </main>
      <Footer page={page} />
      <SharedPart page={page} name="own photo">
        <OwnPhotoDrawer page={page} />
      </SharedPart>
      <MessengerLauncher page={page} />
    </>
  )
}
