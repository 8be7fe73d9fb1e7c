import type { Account } from '@passepartout/contracts'
import { TextField } from '@passepartout/ui/field'
import type { ReactNode } from 'react'
import { AreaForm } from './area-form.tsx'
import { type AreaPage, type AreaProps, errorOfForm } from './area-page.ts'
import type { AreaChangeError } from './submit-area-form.ts'

interface SecurityProps extends AreaProps {
  account: Account
  /** Whether this browser can create passkeys; needs a script. */
  canAddPasskeys: boolean
}

/** Name, email address and password of the account, its passkeys and its sessions. */
export function Security({ page, failed, account, canAddPasskeys }: SecurityProps) {
  const { translate } = page
  const props = { page, section: 'security' } as const
  const name = errorOfForm(failed, 'name')
  const email = errorOfForm(failed, 'email')
  const password = errorOfForm(failed, 'password')
  return (
    <div className="grid gap-5">
      <Box title={translate('area.name')}>
        <AreaForm {...props} intent="name" failed={name} className="grid gap-x-4 gap-y-5 md:grid-cols-2">
          {(['first', 'last'] as const).map(part => (
            <TextField
              key={part}
              name={`${part}Name`}
              label={translate(`area.${part}-name`)}
              autoComplete={part === 'first' ? 'given-name' : 'family-name'}
              maxLength={100}
              defaultValue={name?.values[`${part}Name`] ?? account[`${part}Name`]}
              error={name?.errors[`${part}Name`]?.[0]}
            />
          ))}
          <Save page={page} text="area.save" />
        </AreaForm>
      </Box>
      <Box title={translate('area.email')}>
        <p className="mb-4 break-words text-muted">{translate('area.email-now', { email: account.email })}</p>
        <AreaForm {...props} intent="email" failed={email} className="grid gap-5 md:max-w-110">
          <TextField
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            maxLength={254}
            label={translate('area.email-new')}
            defaultValue={email?.values.email}
            error={email?.errors.email?.[0]}
          />
          <ReauthenticationFields page={page} id="email" account={account} failed={email} />
          <Save page={page} text="area.change-email" />
        </AreaForm>
      </Box>
      <Box title={translate('area.password')}>
        <AreaForm {...props} intent="password" failed={password} className="grid gap-5 md:max-w-110">
          {/* Tells password managers which account the password belongs to. */}
          <input type="email" autoComplete="username" value={account.email} readOnly hidden />
          <ReauthenticationFields page={page} id="password" account={account} failed={password} />
          <TextField
            name="password"
            type="password"
            autoComplete="new-password"
            label={translate('area.password-new')}
            hint={translate('area.password-hint')}
            error={password?.errors.password?.[0]}
          />
          <Save page={page} text="area.change-password" />
        </AreaForm>
      </Box>
      <Passkeys page={page} failed={failed} account={account} canAddPasskeys={canAddPasskeys} />
      <Sessions page={page} failed={failed} account={account} />
    </div>
  )
}

function Box({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="rounded-surface border border-hairline bg-raised p-5 nav:p-7">
      <h2 className="type-h3 mb-4">{title}</h2>
      {children}
    </section>
  )
}

const Save = ({ page, text }: { page: AreaPage; text: string }) => (
  <button type="submit" className="button button-secondary justify-self-start max-md:w-full">
    {page.translate(text)}
  </button>
)

interface ReauthenticationFieldsProps {
  page: AreaPage
  id: string
  account: Account
  failed: AreaChangeError | undefined
}

/** Confirms the customer's identity by the current password; accounts without one skip it. */
export function ReauthenticationFields({ page, id, account, failed }: ReauthenticationFieldsProps) {
  if (!account.hasPassword) return null
  return (
    <TextField
      id={`${id}-current`}
      name="currentPassword"
      type="password"
      autoComplete="current-password"
      label={page.translate('area.password-now')}
      error={failed?.errors.currentPassword?.[0]}
    />
  )
}

function Passkeys({ page, failed, account, canAddPasskeys }: SecurityProps) {
  const { translate, shop } = page
  const added = errorOfForm(failed, 'add-passkey')
  const day = new Intl.DateTimeFormat(shop.locale, { dateStyle: 'long', timeZone: 'Europe/Berlin' })
  return (
    <Box title={translate('area.passkeys')}>
      <p className="measure text-muted">{translate('area.passkeys-text')}</p>
      <ul className="mt-2 divide-y divide-hairline">
        {account.passkeys.map(({ id, name, createdAt }) => {
          const shown =
            name || translate('area.passkey-of', { day: createdAt ? day.format(new Date(createdAt)) : '' })
          return (
            <li key={id} className="flex items-center justify-between gap-4 py-2">
              <span className="break-words">{shown}</span>
              <AreaForm
                page={page}
                section="security"
                intent="remove-passkey"
                id={id}
                failed={errorOfForm(failed, 'remove-passkey', id)}
              >
                <button type="submit" className="text-link min-h-11 text-15">
                  {translate('area.remove')}
                  <span className="sr-only">: {shown}</span>
                </button>
              </AreaForm>
            </li>
          )
        })}
      </ul>
      {canAddPasskeys ? (
        <AreaForm
          page={page}
          section="security"
          intent="add-passkey"
          failed={added}
          className="mt-3 grid gap-5 md:max-w-110"
        >
          <ReauthenticationFields page={page} id="passkey" account={account} failed={added} />
          <Save page={page} text="area.passkey-add" />
        </AreaForm>
      ) : (
        <p className="mt-2 text-14 text-muted">{translate('area.passkey-script')}</p>
      )}
    </Box>
  )
}

function Sessions({ page, failed, account }: AreaProps & { account: Account }) {
  const { translate, shop } = page
  const moment = new Intl.DateTimeFormat(shop.locale, {
    ...{ dateStyle: 'medium', timeStyle: 'short' },
    timeZone: 'Europe/Berlin',
  })
  const others = account.sessions.filter(({ isCurrent }) => !isCurrent)
  return (
    <Box title={translate('area.sessions')}>
      <ul className="divide-y divide-hairline">
        {account.sessions.map(({ id, browser, system, lastSeenAt, isCurrent }) => (
          <li key={id} className="flex items-center justify-between gap-4 py-3">
            <div>
              <p className="font-semibold">
                {[browser, system].filter(Boolean).join(', ') || translate('area.session-unknown')}
              </p>
              <p className="text-14 text-muted">
                {isCurrent
                  ? translate('area.session-this')
                  : translate('area.session-seen', { day: moment.format(new Date(lastSeenAt)) })}
              </p>
            </div>
            {!isCurrent && (
              <AreaForm
                page={page}
                section="security"
                intent="end-session"
                id={id}
                failed={errorOfForm(failed, 'end-session', id)}
              >
                <button type="submit" className="text-link min-h-11 text-15">
                  {translate('area.session-end')}
                  <span className="sr-only">: {browser}</span>
                </button>
              </AreaForm>
            )}
          </li>
        ))}
      </ul>
      {others.length > 1 && (
        <AreaForm page={page} section="security" intent="end-others" className="mt-3">
          <Save page={page} text="area.sessions-end" />
        </AreaForm>
      )}
    </Box>
  )
}
