import { type AccountPage, accountPath, systemPath } from '@passepartout/domain'
import { TextField } from '@passepartout/ui/field'
import { Note } from '@passepartout/ui/notice'
import type { ReactNode } from 'react'
import type { Page } from '../../platform/page.ts'
import type { AccessError } from './access-result.ts'
import { SignInMethods } from './sign-in-methods.tsx'

export interface AccessFormProps {
  page: Page
  failed?: AccessError | undefined
  /** Where to go once logged in: a path of this shop. */
  back?: string | undefined
}

/** Email address and password, or a link by email; below, the other sign-in methods. */
export function LogInForm({ page, failed, back }: AccessFormProps) {
  const { translate, shop } = page
  const { channel, country, locale } = shop
  return (
    <form
      method="post"
      action={hrefTo(page, 'log-in', back)}
      noValidate
      className="grid gap-5"
      data-log-in={JSON.stringify({ channel, country, locale })}
      data-next={back ?? page.href(systemPath(shop, 'account'))}
    >
      <AccessMessage failed={failed} />
      <TextField
        {...email(page, failed)}
        id="log-in-email"
        autoComplete="username webauthn"
        error={failed?.errors.email?.[0]}
      />
      <TextField
        id="log-in-password"
        name="password"
        type="password"
        label={translate('access.password')}
        autoComplete="current-password"
        error={failed?.errors.password?.[0]}
      />
      <button type="submit" name="intent" value="password" className="button button-primary w-full">
        {translate('access.log-in')}
      </button>
      <a
        href={page.href(accountPath(shop, 'forgotten'))}
        className="text-link inline-flex min-h-11 items-center justify-self-center"
      >
        {translate('access.forgotten')}
      </a>
      <p className="flex items-center gap-3 text-14 text-muted before:h-px before:flex-1 before:bg-hairline after:h-px after:flex-1 after:bg-hairline">
        {translate('access.or')}
      </p>
      <div className="grid gap-3">
        <SignInMethods page={page} />
        <button type="submit" name="intent" value="link" className="button button-secondary w-full">
          {translate('access.by-link')}
        </button>
      </div>
      <p className="text-14 text-muted">{translate('access.kept')}</p>
    </form>
  )
}

export function SignUpForm({ page, failed }: AccessFormProps) {
  const { translate } = page
  return (
    <form
      method="post"
      action={hrefTo(page, 'sign-up')}
      noValidate
      className="grid grid-cols-2 gap-x-4 gap-y-5"
    >
      <div className="col-span-2 empty:hidden">
        <AccessMessage failed={failed} />
      </div>
      {(['first', 'last'] as const).map(part => (
        <TextField
          key={part}
          name={`${part}Name`}
          label={translate(`access.${part}-name`)}
          autoComplete={part === 'first' ? 'given-name' : 'family-name'}
          maxLength={100}
          defaultValue={failed?.values[`${part}Name`]}
          error={failed?.errors[`${part}Name`]?.[0]}
        />
      ))}
      <div className="col-span-2 grid gap-5">
        <TextField {...email(page, failed)} autoComplete="email" error={failed?.errors.email?.[0]} />
        <NewPassword page={page} failed={failed} label="access.password" />
        <button type="submit" className="button button-primary w-full">
          {translate('access.sign-up')}
        </button>
      </div>
    </form>
  )
}

export function PasswordResetForm({ page, failed }: AccessFormProps) {
  return (
    <form method="post" action={hrefTo(page, 'forgotten')} noValidate className="grid gap-5">
      <AccessMessage failed={failed} />
      <TextField {...email(page, failed)} autoComplete="username" error={failed?.errors.email?.[0]} />
      <button type="submit" className="button button-primary w-full">
        {page.translate('access.send-link')}
      </button>
    </form>
  )
}

/** No `action`: it posts to its own address, which carries the token of the email link. */
export function NewPasswordForm({ page, failed }: AccessFormProps) {
  return (
    <form method="post" noValidate className="grid gap-5">
      <AccessMessage failed={failed} />
      <NewPassword page={page} failed={failed} label="access.new-password" />
      <button type="submit" className="button button-primary w-full">
        {page.translate('access.set-password')}
      </button>
    </form>
  )
}

/** Email programs open links to scan them: only the button consumes the token. */
export function ButtonForm({ failed, children }: { failed: AccessError | undefined; children: ReactNode }) {
  return (
    <form method="post" className="grid gap-5">
      <AccessMessage failed={failed} />
      <button type="submit" className="button button-primary w-full">
        {children}
      </button>
    </form>
  )
}

function NewPassword({ page, failed, label }: AccessFormProps & { label: string }) {
  return (
    <TextField
      name="password"
      type="password"
      label={page.translate(label)}
      hint={page.translate('access.password-hint')}
      autoComplete="new-password"
      error={failed?.errors.password?.[0]}
    />
  )
}

/** Message about the form as a whole; errors of a field are shown beside it. */
function AccessMessage({ failed }: { failed: AccessError | undefined }) {
  const isOfFields = failed && Object.values(failed.errors).some(texts => texts.length > 0)
  return (
    <div role="alert" data-said="" className="empty:hidden">
      {failed && !isOfFields && <Note look="error">{failed.message}</Note>}
    </div>
  )
}

const email = ({ translate }: Page, failed: AccessError | undefined) => ({
  ...({ name: 'email', type: 'email', inputMode: 'email', maxLength: 254 } as const),
  label: translate('access.email'),
  defaultValue: failed?.values.email,
})

const hrefTo = ({ href, shop }: Page, page: AccountPage, back?: string) =>
  `${href(accountPath(shop, page))}${back ? `?${new URLSearchParams({ back })}` : ''}`
