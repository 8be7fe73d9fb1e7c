import { MailIcon } from '@passepartout/ui/icons'
import type { ReactNode } from 'react'
import type { Page } from '../../platform/page.ts'
import { PageLayout } from '../layout/page-layout.tsx'

interface EmailConfirmationPageProps {
  page: Page
  title: string
  /** Explanation and label of the button; missing once there is nothing left to confirm. */
  ask?: { text: string; button: string } | undefined
  /** Result of the confirmation. */
  told?: ReactNode
}

/**
 * Target of a link in an email. Only the button writes, because mail scanners open every link before the reader does.
 */
export function EmailConfirmationPage({ page, title, ask, told }: EmailConfirmationPageProps) {
  return (
    <PageLayout page={page}>
      <div className="wrap pt-10 pb-section nav:pt-16">
        <MailIcon size={44} className="mb-4 text-accent" />
        <h1 className="type-h1">{title}</h1>
        {ask && <p className="type-lead measure mt-3">{ask.text}</p>}
        {told && <div className="measure mt-6">{told}</div>}
        {ask && (
          <form method="post" className="mt-7">
            <button type="submit" className="button button-primary button-large max-md:w-full">
              {ask.button}
            </button>
          </form>
        )}
      </div>
    </PageLayout>
  )
}
