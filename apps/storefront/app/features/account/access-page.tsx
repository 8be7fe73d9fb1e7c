import { type AccountPage, accountPath, accountSectionPath } from '@passepartout/domain'
import { Note } from '@passepartout/ui/notice'
import type { ReactNode } from 'react'
import type { Page } from '../../platform/page.ts'
import { trackingAttributes } from '../../platform/tracking-attributes.ts'
import { ButtonForm, LogInForm, NewPasswordForm, PasswordResetForm, SignUpForm } from './access-forms.tsx'
import type { AccessError } from './access-result.ts'

export interface AccessPageProps {
  page: Page
  step: AccountPage
  failed: AccessError | undefined
  back: string | undefined
  /** An action that a log-in follows has just succeeded. */
  isDone: boolean
  /** Address to which an email may have been sent. */
  sentTo?: string | undefined
}

/** Account access as a page of its own: the forms of the dialogs, and the targets of links in emails. */
export function AccessPage({ page, step, failed, back, isDone, sentTo }: AccessPageProps) {
  const { translate } = page
  if (sentTo !== undefined) return <Sent page={page} step={step} email={sentTo} />
  if (failed?.code === 'link-expired') return <ExpiredLink page={page} step={step} message={failed.message} />
  const props = { page, failed, back }
  switch (step) {
    case 'log-in':
      return (
        <Frame title={translate('access.log-in-title')}>
          {isDone && (
            <div role="status" className="mb-5">
              <Note>{translate('access.done')}</Note>
            </div>
          )}
          <Tabs page={page} here="log-in" />
          <div data-enhance="log-in" data-when="load">
            <LogInForm {...props} />
          </div>
        </Frame>
      )
    case 'sign-up':
      return (
        <Frame title={translate('access.sign-up-title')} text={translate('access.sign-up-text')}>
          <Tabs page={page} here="sign-up" />
          <SignUpForm {...props} />
        </Frame>
      )
    case 'forgotten':
      return (
        <Frame title={translate('access.forgotten-title')} text={translate('access.forgotten-text')}>
          <PasswordResetForm {...props} />
        </Frame>
      )
    case 'new-password':
      return (
        <Frame title={translate('access.new-password-title')}>
          <NewPasswordForm {...props} />
        </Frame>
      )
    case 'confirm':
      return (
        <Frame title={translate('access.confirm-title')} text={translate('access.confirm-text')}>
          <ButtonForm failed={failed}>{translate('access.confirm')}</ButtonForm>
        </Frame>
      )
    case 'link':
      return (
        <Frame title={translate('access.link-title')} text={translate('access.link-text')}>
          <ButtonForm failed={failed}>{translate('access.log-in')}</ButtonForm>
        </Frame>
      )
    case 'email':
      return (
        <Frame title={translate('access.email-title')} text={translate('access.email-text')}>
          <ButtonForm failed={failed}>{translate('access.email-button')}</ButtonForm>
        </Frame>
      )
  }
}

/**
 * Shows the address of the email, so that the visitor notices a typo. A sign-up always sends an email; for the other
 * actions the page does not reveal whether the address has an account.
 */
function Sent({ page, step, email }: Pick<AccessPageProps, 'page' | 'step'> & { email: string }) {
  const { translate, shop } = page
  const href = page.href(accountPath(shop, step))
  return (
    <Frame title={translate('access.sent-title')}>
      <p
        role="status"
        className="type-lead break-words"
        {...(step === 'sign-up' ? trackingAttributes('sign_up') : {})}
      >
        {translate(step === 'sign-up' ? 'access.sent-to' : 'access.sent-if', { email })}
      </p>
      <p className="mt-4 text-muted">{translate('access.sent-help')}</p>
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
        {step !== 'sign-up' && (
          <form method="post" action={href}>
            <input type="hidden" name="email" value={email} />
            <button type="submit" name="intent" value="link" className="button button-secondary">
              {translate('access.sent-again')}
            </button>
          </form>
        )}
        <a href={href} className="text-link inline-flex min-h-11 items-center">
          {translate('access.sent-mistyped')}
        </a>
      </div>
    </Frame>
  )
}

/**
 * A link from an email works once and expires. Its button would fail again, so a link to request another one replaces
 * it.
 */
function ExpiredLink({ page, step, message }: Pick<AccessPageProps, 'page' | 'step'> & { message: string }) {
  const { translate, shop } = page
  const [first, second] = accessLinks(step)
  const button = ({ label, path }: AccessLink, look: string) => (
    <a href={page.href(path(shop))} className={`button ${look} w-full`}>
      {translate(label)}
    </a>
  )
  return (
    <Frame title={translate(`access.${step}-title`)}>
      <div role="alert" className="mb-5">
        <Note look="error">{message}</Note>
      </div>
      <div className="grid gap-3">
        {button(first, 'button-primary')}
        {second && button(second, 'button-secondary')}
      </div>
    </Frame>
  )
}

interface AccessLink {
  label: string
  path: (shop: Page['shop']) => string
}

const to = (name: AccountPage, label: string): AccessLink => ({
  label,
  path: shop => accountPath(shop, name),
})

/**
 * A visitor with an expired confirmation link may have confirmed already, so the log-in comes first; for the other
 * steps, the page that sent the first link sends a new one.
 */
function accessLinks(step: AccountPage): readonly [AccessLink, AccessLink?] {
  if (step === 'confirm') return [to('log-in', 'access.log-in'), to('sign-up', 'access.sign-up')]
  if (step === 'new-password') return [to('forgotten', 'access.new-link')]
  if (step === 'email')
    return [{ label: 'access.new-link', path: shop => accountSectionPath(shop, 'security') }]
  return [to('log-in', 'access.new-link')]
}

function Frame({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <div className="wrap pt-10 pb-section nav:pt-16">
      <div className="mx-auto max-w-120">
        <h1 className="type-h1">{title}</h1>
        {text && <p className="type-lead mt-3">{text}</p>}
        <div className="mt-7">{children}</div>
      </div>
    </div>
  )
}

/** Log-in and sign-up: two pages that look like two tabs. */
export function Tabs({ page, here }: { page: Page; here: 'log-in' | 'sign-up' }) {
  return (
    <nav className="mb-6 flex gap-6 border-b border-hairline">
      {(['log-in', 'sign-up'] as const).map(name => (
        <a
          key={name}
          href={page.href(accountPath(page.shop, name))}
          aria-current={name === here ? 'page' : undefined}
          className={`-mb-px inline-flex min-h-11 items-center border-b-2 no-underline ${
            name === here
              ? 'border-accent font-semibold text-accent'
              : 'border-transparent text-muted hover:text-ink'
          }`}
        >
          {page.translate(`access.${name}`)}
        </a>
      ))}
    </nav>
  )
}
