import { type ShareNotification, setShareNotification } from '@passepartout/contracts'
import { type FormEvent, useId, useRef, useState } from 'react'
import { useDesigner } from '../state/designer-context.ts'
import { useSubmit } from './use-submit.ts'

interface ShareNotificationSettingsProps {
  draftId: string
  mail: ShareNotification
  onChange: (mail: ShareNotification) => void
}

/** Settings of email notifications: to the account's address at once, to any other address after its confirmation. */
export function ShareNotificationSettings({ draftId, mail, onChange }: ShareNotificationSettingsProps) {
  const { t, client, announcer } = useDesigner()
  const [typed, setTyped] = useState('')
  const { problem, isSending, send } = useSubmit(t('share.failed'))
  const id = useId()
  const title = useRef<HTMLHeadingElement>(null)
  const { state, account } = mail

  const choose = (body: { isOn: boolean; email?: string }) =>
    send(
      () => client.call(setShareNotification, { params: { id: draftId }, body }),
      chosen => {
        onChange(chosen)
        // The pressed control disappears with the state it changed, so the title takes the focus.
        title.current?.focus()
        announcer.announce(t(`share.mail.${chosen.state}`, { email: chosen.email ?? '' }))
      },
    )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void choose({ isOn: true, email: typed })
  }
  return (
    <section className="share-mails" aria-labelledby={`${id}-title`}>
      <h3 ref={title} id={`${id}-title`} tabIndex={-1}>
        {t('share.mail.title')}
      </h3>
      {state !== 'off' && (
        <p>
          {mail.email === null ? t('share.mail.onAccount') : t(`share.mail.${state}`, { email: mail.email })}
        </p>
      )}
      {state === 'off' && account === null ? (
        <form onSubmit={submit}>
          <p className="small muted">{t('share.mail.lead')}</p>
          <label className="share-name" htmlFor={`${id}-address`}>
            {t('share.mail.address')}
          </label>
          <input
            id={`${id}-address`}
            className="field"
            type="email"
            required
            maxLength={254}
            autoComplete="email"
            aria-describedby={`${id}-problem`}
            value={typed}
            onChange={event => setTyped(event.currentTarget.value)}
          />
          <button type="submit" className="button" aria-disabled={isSending}>
            {t('share.mail.ask')}
          </button>
        </form>
      ) : (
        <button
          type="button"
          className="button"
          aria-disabled={isSending}
          onClick={() => void choose({ isOn: state === 'off' })}
        >
          {state === 'off'
            ? t('share.mail.begin', { email: account ?? '' })
            : t(state === 'asked' ? 'share.mail.other' : 'share.mail.stop')}
        </button>
      )}
      <p role="alert" className="share-problem" id={`${id}-problem`}>
        {problem}
      </p>
    </section>
  )
}
