import { Menu } from '@base-ui/react/menu'
import type { BackOfficeInput, BackOfficeResponse, OrderDetail } from '@passepartout/contracts/back-office'
import { useState } from 'react'
import { call } from '../api/call.ts'
import { useTranslator } from '../messages/translator.ts'
import { FormDialog, ReasonField } from '../parts/form-dialog.tsx'
import { useProblem } from '../parts/use-problem.tsx'
import { usePermission } from '../shell/session.ts'
import { AddressDialog } from './address-dialog.tsx'
import { RefundDialog } from './refund-dialog.tsx'
import { ReprintDialog } from './reprint-dialog.tsx'

interface OrderActionsProps {
  order: OrderDetail
  onChange: (order: OrderDetail, text?: string) => void
}

type Action = 'refund' | 'cancel' | 'hold' | 'reprint' | 'address'

/** What the order's state and the operator's roles allow; the rarer ones in a menu. */
export function OrderActions({ order, onChange }: OrderActionsProps) {
  const { t } = useTranslator()
  const [open, setOpen] = useState<Action>()
  const { problem, attempt } = useProblem()
  const { can, number, refundable, waitingRefund } = order
  const close = () => setOpen(undefined)
  const isRefundable = refundable !== null && refundable.amount > 0 && waitingRefund === null
  const mayRefund = usePermission('refunds:request') && isRefundable
  const mayHold = usePermission('orders:hold')
  const mayOpenPage = usePermission('order-pages:open')
  const rare: { action: Action; isAllowed: boolean }[] = [
    { action: 'address', isAllowed: usePermission('order-addresses:change') && can.changeAddress },
    { action: 'reprint', isAllowed: usePermission('orders:reprint') && can.reprint },
    { action: 'cancel', isAllowed: usePermission('orders:cancel') && can.cancel },
  ]
  const inMenu = rare.filter(({ isAllowed }) => isAllowed)
  const release = () =>
    attempt(async () => onChange((await call('releaseOrder', { params: { number }, body: {} })).order))
  const openPage = () =>
    attempt(async () => {
      const { url }: BackOfficeResponse<'getOrderPage'> = await call('getOrderPage', { params: { number } })
      globalThis.open(url, '_blank', 'noreferrer')
    })
  const withReason = (name: 'cancelOrder' | 'holdOrder') => async (form: FormData) => {
    const body: BackOfficeInput<'cancelOrder'>['body'] = { reason: String(form.get('reason')) }
    onChange((await call(name, { params: { number }, body })).order)
  }
  return (
    <>
      <div className="actions">
        {mayRefund && (
          <button type="button" className="button primary" onClick={() => setOpen('refund')}>
            {t('action.refund')}
          </button>
        )}
        {mayHold && can.hold && (
          <button type="button" className="button" onClick={() => setOpen('hold')}>
            {t('action.hold')}
          </button>
        )}
        {mayHold && can.release && (
          <button type="button" className="button primary" onClick={release}>
            {t('action.release')}
          </button>
        )}
        {mayOpenPage && (
          <button type="button" className="button" onClick={openPage}>
            {t('order.as-customer')}
          </button>
        )}
        {inMenu.length > 0 && (
          <Menu.Root>
            <Menu.Trigger className="button">{t('action.more')}</Menu.Trigger>
            <Menu.Portal>
              <Menu.Positioner className="menu-position" sideOffset={4} align="start">
                <Menu.Popup className="menu">
                  {inMenu.map(({ action }) => (
                    <Menu.Item key={action} className="menu-item" onClick={() => setOpen(action)}>
                      {t(`action.${action}`)}
                    </Menu.Item>
                  ))}
                </Menu.Popup>
              </Menu.Positioner>
            </Menu.Portal>
          </Menu.Root>
        )}
      </div>
      {problem}
      {open === 'refund' && <RefundDialog order={order} onChange={onChange} onClose={close} />}
      {open === 'reprint' && <ReprintDialog order={order} onChange={onChange} onClose={close} />}
      {open === 'address' && <AddressDialog order={order} onChange={onChange} onClose={close} />}
      {open === 'cancel' && (
        <FormDialog
          title={t('cancel.title', { number })}
          lead={t('cancel.lead')}
          submit={t('action.cancel')}
          isDangerous
          onSubmit={withReason('cancelOrder')}
          onClose={close}
        >
          <ReasonField />
        </FormDialog>
      )}
      {open === 'hold' && (
        <FormDialog
          title={t('hold.title', { number })}
          lead={t('hold.lead')}
          submit={t('action.hold')}
          onSubmit={withReason('holdOrder')}
          onClose={close}
        >
          <ReasonField />
        </FormDialog>
      )}
    </>
  )
}
