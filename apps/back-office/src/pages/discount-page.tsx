import type { DiscountDetail } from '@passepartout/contracts/back-office'
import { DISCOUNT_KINDS, type DiscountKind } from '@passepartout/domain'
import { useState } from 'react'
import { Link, type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router'
import { CallProblem, call } from '../api/call.ts'
import { describeRules } from '../discounts/describe-rules.ts'
import { DiscountChecks, PriceTable } from '../discounts/discount-checks.tsx'
import { DiscountFields } from '../discounts/discount-fields.tsx'
import { DiscountHistory } from '../discounts/discount-history.tsx'
import { DiscountPreview } from '../discounts/discount-preview.tsx'
import { readDiscountForm } from '../discounts/read-discount-form.ts'
import { useTranslator } from '../messages/translator.ts'
import { FormDialog } from '../parts/form-dialog.tsx'
import { useProblem } from '../parts/use-problem.tsx'
import { usePermission } from '../shell/session.ts'
import { DiscountBadge } from './discounts-page.tsx'

const NEW = 'new'

interface Loaded {
  kind: DiscountKind
  discount: DiscountDetail | undefined
}

export async function loader({ params }: LoaderFunctionArgs): Promise<Loaded> {
  const kind = DISCOUNT_KINDS.find(one => one === params.kind)
  if (!kind) throw new CallProblem('not-found')
  if (params.id === NEW) return { kind, discount: undefined }
  const loaded = await call('getDiscount', { params: { kind, id: params.id ?? '' } })
  return { kind, discount: loaded.discount }
}

/** A campaign or promotion code: its draft, what the shop uses, what speaks against it, and how it came about. */
export function Component() {
  const { kind, discount } = useLoaderData<Loaded>()
  return <DiscountEditor key={discount?.id ?? NEW} kind={kind} loaded={discount} />
}

type Verb = 'publish' | 'end' | 'remove'

function DiscountEditor({ kind, loaded }: { kind: DiscountKind; loaded: DiscountDetail | undefined }) {
  const translator = useTranslator()
  const { t } = translator
  const navigate = useNavigate()
  const [discount, setDiscount] = useState(loaded)
  const [text, setText] = useState('')
  const [isEdited, setEdited] = useState(loaded === undefined)
  const [confirming, setConfirming] = useState<Verb>()
  const { problem, attempt } = useProblem()
  const canWrite = usePermission('discounts:write')
  const canPublish = usePermission('discounts:publish')
  const show = (changed: DiscountDetail, message: string) => {
    setDiscount(changed)
    setEdited(false)
    setText(message)
  }
  const save = (form: FormData) =>
    attempt(async () => {
      const id = discount?.id ?? String(form.get('id')).trim()
      const body = { revision: discount?.revision ?? 0, rules: readDiscountForm(form, kind, id) }
      const saved = await call('saveDiscount', { params: { kind, id }, body })
      if (discount) show(saved.discount, t('discount.saved'))
      else await navigate(`/campaigns/${kind}/${encodeURIComponent(id)}`)
    })
  const act = async (verb: Verb) => {
    if (!discount) return
    const input = { params: { kind, id: discount.id }, body: { revision: discount.revision } }
    if (verb === 'remove') {
      await call('removeDiscount', input)
      await navigate('/campaigns')
      return
    }
    const changed = await call(verb === 'publish' ? 'publishDiscount' : 'endDiscount', input)
    show(changed.discount, t(`discount.done-${verb}`))
  }
  const restore = (version: number) =>
    attempt(async () => {
      if (!discount) return
      const body = { revision: discount.revision, version }
      const changed = await call('restoreDiscount', { params: { kind, id: discount.id }, body })
      show(changed.discount, t('discount.restored', { version }))
    })
  const can = {
    publish: canPublish && discount && !isEdited && (discount.hasDraft || !discount.published),
    end: canPublish && discount?.published && discount.state !== 'ended',
    remove: canWrite && discount && !discount.published && discount.versions.length === 0,
  }
  return (
    <>
      <p>
        <Link to="/campaigns">{t('discounts.title')}</Link>
      </p>
      <div className="heading">
        <div>
          <h1>{discount?.id ?? t(`discounts.new-${kind}`)}</h1>
          <p>{discount && <DiscountBadge discount={discount} />}</p>
        </div>
        <div className="actions">
          {(['publish', 'end', 'remove'] as const).map(
            verb =>
              can[verb] && (
                <button
                  key={verb}
                  type="button"
                  className={verb === 'publish' ? 'button primary' : 'button danger'}
                  onClick={() => setConfirming(verb)}
                >
                  {t(`discount.${verb}`)}
                </button>
              ),
          )}
        </div>
      </div>
      <p className="done" role="status">
        {text}
      </p>
      {problem}
      <div className="columns customer">
        <form
          className="discount"
          key={discount?.revision ?? 0}
          aria-label={t(`discount.form-${kind}`)}
          onChange={() => {
            setEdited(true)
            setText('')
          }}
          onSubmit={event => {
            event.preventDefault()
            void save(new FormData(event.currentTarget))
          }}
        >
          <fieldset disabled={!canWrite} className="discount-fields">
            {!discount && <IdField kind={kind} />}
            <DiscountFields kind={kind} rules={discount?.draft} />
            <button type="submit" className="button primary">
              {t('discount.save')}
            </button>
          </fieldset>
        </form>
        {discount && (
          <aside>
            <DiscountChecks discount={discount} isEdited={isEdited} />
            <DiscountPreview key={discount.revision} discount={discount} />
            <DiscountHistory
              versions={discount.versions}
              onRestore={canPublish ? version => void restore(version) : undefined}
            />
          </aside>
        )}
      </div>
      {discount && discount.prices.length > 0 && <PriceTable prices={discount.prices} />}
      {confirming && discount && (
        <FormDialog
          title={t(`discount.${confirming}-title`, { id: discount.id })}
          lead={t(`discount.${confirming}-lead`)}
          submit={t(`discount.${confirming}`)}
          isDangerous={confirming !== 'publish'}
          onSubmit={() => act(confirming)}
          onClose={() => setConfirming(undefined)}
        >
          {confirming === 'publish' && (
            <dl>
              {describeRules(discount.draft, translator).map(({ field, text: value }) => (
                <div key={field}>
                  <dt>{t(`discount.field-${field}`)}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          )}
        </FormDialog>
      )}
    </>
  )
}

function IdField({ kind }: { kind: DiscountKind }) {
  const { t } = useTranslator()
  const isCampaign = kind === 'campaign'
  return (
    <label className="field">
      {t(isCampaign ? 'discount.id' : 'discount.code')}
      <input
        name="id"
        required
        maxLength={isCampaign ? 60 : 20}
        minLength={3}
        pattern={isCampaign ? '[a-z0-9]+(-[a-z0-9]+)*' : '[A-Z0-9]{3,20}'}
        autoComplete="off"
        spellCheck={false}
      />
      <small className="quiet">{t(isCampaign ? 'discount.id-hint' : 'discount.code-hint')}</small>
    </label>
  )
}
