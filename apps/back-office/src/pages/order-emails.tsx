import type { BackOfficeResponse, OrderDetail } from '@passepartout/contracts/back-office'
import { useState } from 'react'
import { call } from '../api/call.ts'
import { ORDER_EMAIL_NAMES } from '../messages/order-texts.ts'
import { useTranslator } from '../messages/translator.ts'
import { EmailDialog } from '../parts/email-dialog.tsx'
import { useProblem } from '../parts/use-problem.tsx'
import { usePermission } from '../shell/session.ts'

interface OrderEmailsProps {
  order: OrderDetail
  onChange: (order: OrderDetail, text: string) => void
}

/** The emails about an order: to be read, and to be sent again. */
export function OrderEmails({ order, onChange }: OrderEmailsProps) {
  const { t, language, moment } = useTranslator()
  const [email, setEmail] = useState<BackOfficeResponse<'getOrderEmail'>>()
  const { problem, attempt } = useProblem()
  const canRead = usePermission('order-emails:read')
  const canSend = usePermission('order-emails:send')
  const { number } = order
  const show = ({ event, kind }: OrderDetail['emails'][number]) =>
    attempt(async () => setEmail(await call('getOrderEmail', { params: { number, event, kind } })))
  const resend = ({ event, kind }: OrderDetail['emails'][number]) =>
    attempt(async () => {
      const sent = await call('resendOrderEmail', { params: { number }, body: { event, kind } })
      onChange(sent.order, t('email.sent'))
    })
  return (
    <section aria-labelledby="emails">
      <h2 id="emails">{t('order.emails')}</h2>
      {order.emails.length === 0 && <p className="quiet">{t('order.emails-none')}</p>}
      {problem}
      <ul className="rows">
        {order.emails.map(one => {
          const label = ORDER_EMAIL_NAMES[language][one.kind] ?? one.kind
          return (
            <li key={one.event} className="spread">
              <span>
                {label} <small className="quiet">{moment(one.at)}</small>
              </span>
              <span>
                {canRead && (
                  <button
                    type="button"
                    className="link"
                    aria-label={`${t('action.view')}: ${label}`}
                    onClick={() => show(one)}
                  >
                    {t('action.view')}
                  </button>
                )}
                {canSend && (
                  <button
                    type="button"
                    className="link"
                    aria-label={`${t('action.resend')}: ${label}`}
                    onClick={() => resend(one)}
                  >
                    {t('action.resend')}
                  </button>
                )}
              </span>
            </li>
          )
        })}
      </ul>
      {email && <EmailDialog email={email} onClose={() => setEmail(undefined)} />}
    </section>
  )
}
