import type { OrderDetail } from '@passepartout/contracts/back-office'
import { useState } from 'react'
import { call } from '../api/call.ts'
import { useTranslator } from '../messages/translator.ts'
import { FormDialog, ReasonField } from '../parts/form-dialog.tsx'

interface RefundDialogProps {
  order: OrderDetail
  onChange: (order: OrderDetail, text: string) => void
  onClose: () => void
}

const WAYS = ['all', 'lines', 'amount'] as const
type Way = (typeof WAYS)[number]

/** Minor units of a typed amount, with comma or point; undefined where it is none. */
export function parseAmount(typed: string): number | undefined {
  const match = /^\s*(\d{1,6})(?:[.,](\d{1,2}))?\s*$/.exec(typed)
  if (!match) return undefined
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
}

/** Refunds everything that is left, single products or an amount. */
export function RefundDialog({ order, onChange, onClose }: RefundDialogProps) {
  const { t, money } = useTranslator()
  const [way, setWay] = useState<Way>('all')
  const [lines, setLines] = useState<readonly number[]>([])
  const [typed, setTyped] = useState('')
  const [isSecond, setSecond] = useState(false)
  const { number, refundable, total } = order
  const left = refundable ?? { ...total, amount: 0 }
  const ofLines = order.lines
    .filter(line => lines.includes(line.number))
    .reduce((sum, line) => sum + line.total.amount, 0)
  const amount = { all: left.amount, lines: ofLines, amount: parseAmount(typed) ?? 0 }[way]
  const shown = money({ ...left, amount })
  const send = async (form: FormData) => {
    const body = {
      reason: String(form.get('reason')),
      isSecond,
      ...(way === 'amount' ? { amount } : way === 'lines' ? { lines: [...lines] } : {}),
    }
    const refunded = await call('refundOrder', { params: { number }, body })
    const text = refunded.order.waitingRefund ? 'refund.waits' : 'refund.done'
    onChange(refunded.order, t(text, { amount: shown }))
  }
  const toggle = (line: number) =>
    setLines(lines.includes(line) ? lines.filter(one => one !== line) : [...lines, line])
  return (
    <FormDialog
      title={t('refund.title', { number })}
      lead={t('refund.left', { amount: money(left) })}
      submit={t('refund.send', { amount: shown })}
      onSubmit={send}
      onClose={onClose}
      remedy={problem =>
        problem === 'repeated' && (
          <label className="choice">
            <input type="checkbox" checked={isSecond} onChange={() => setSecond(!isSecond)} />
            {t('refund.repeat')}
          </label>
        )
      }
    >
      <fieldset>
        <legend>{t('refund.what')}</legend>
        {WAYS.map(one => (
          <label key={one} className="choice">
            <input type="radio" name="way" checked={way === one} onChange={() => setWay(one)} />
            {t(`refund.${one}`)}
          </label>
        ))}
      </fieldset>
      {way === 'lines' && (
        <fieldset>
          <legend>{t('refund.lines')}</legend>
          {order.lines.map(line => (
            <label key={line.number} className="choice">
              <input
                type="checkbox"
                checked={lines.includes(line.number)}
                onChange={() => toggle(line.number)}
              />
              {line.quantity} × {line.name}, {money(line.total)}
            </label>
          ))}
        </fieldset>
      )}
      {way === 'amount' && (
        <label className="field">
          {t('refund.amount-label', { currency: left.currency })}
          <input
            inputMode="decimal"
            required
            value={typed}
            onChange={event => setTyped(event.target.value)}
            pattern="\s*\d{1,6}([.,]\d{1,2})?\s*"
          />
        </label>
      )}
      <ReasonField />
    </FormDialog>
  )
}
