import { MailIcon } from '@passepartout/ui/icons'
import type { ReactNode } from 'react'
import type { Page } from '../../platform/page.ts'
import { PageLayout } from '../layout/page-layout.tsx'

interface EmailConfirmationPageProps {
  page: Page
  title: string
  /** Explanation and label of the button; missing once there is nothing left to confirm. */
  form?: { text: string; button: string } | undefined
  /** Result of the confirmation. */
  message?: ReactNode
}

/**
 * Target of a link in an email. Only the button writes, because mail scanners open every link before the reader does.
 */
export function EmailConfirmationPage({ page, title, form, message }: EmailConfirmationPageProps) {
  return (
    <PageLayout page={page}>
      <div className="wrap pt-10 pb-section nav:pt-16">
        <MailIcon size={44} className="mb-4 text-accent" />
        <h1 className="type-h1">{title}</h1>
        {form && <p className="type-lead measure mt-3">{form.text}</p>}
        {message && <div className="measure mt-6">{message}</div>}
        {form && (
          <form method="post" className="mt-7">
            <button type="submit" className="button button-primary button-large max-md:w-full">
              {form.button}
            </button>
          </form>
        )}
      </div>
    </PageLayout>
  )
}
