import type { ReactNode } from 'react'
import type { Page } from '../../platform/page.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'

/** What every page of both shops shows around its content: skip link, header, one main landmark, footer. */
export function PageShell({ page, children }: { page: Page; children: ReactNode }) {
  return (
    <>
      <a href="#main" className="skip-link">
        {page.translate('frame.skip')}
      </a>
      <Header page={page} />
      <main id="main" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <Footer page={page} />
    </>
  )
}
