import type { BackOfficeResponse } from '@passepartout/contracts/back-office'
import { OPERATOR_ROLES, type OperatorRole } from '@passepartout/domain'
import { useState } from 'react'
import { useLoaderData } from 'react-router'
import { call } from '../api/call.ts'
import { useTranslator } from '../messages/translator.ts'
import { FormDialog } from '../parts/form-dialog.tsx'
import { useProblem } from '../parts/use-problem.tsx'

export const loader = () => call('listOperators', {})

type Operators = BackOfficeResponse<'listOperators'>['operators']

const rolesOf = (form: FormData) => form.getAll('role').map(String) as OperatorRole[]

/** Who works for the shop, and what they may do. */
export function Component() {
  const loaded = useLoaderData<BackOfficeResponse<'listOperators'>>()
  const [operators, setOperators] = useState<Operators>(loaded.operators)
  const [text, setText] = useState('')
  const [invitation, setInvitation] = useState<{ name: string; link: string }>()
  const { t } = useTranslator()
  const { problem, attempt } = useProblem()
  const invite = (form: FormData) =>
    attempt(async () => {
      const name = String(form.get('name'))
      const body = { email: String(form.get('email')), name, roles: rolesOf(form) }
      const invited = await call('inviteOperator', { body })
      setInvitation({ name, link: invited.link })
      setOperators(invited.operators)
    })
  const save = (email: string, form: FormData) =>
    attempt(async () => {
      const changed = await call('changeOperatorRoles', { body: { email, roles: rolesOf(form) } })
      setOperators(changed.operators)
      setText(t('operators.changed'))
    })
  const remove = async (email: string) => {
    setOperators((await call('removeOperator', { body: { email } })).operators)
    setText(t('operators.removed'))
  }
  return (
    <>
      <h1>{t('operators.title')}</h1>
      <p className="done" role="status">
        {text}
      </p>
      {problem}
      <ul className="operators">
        {operators.map(one => (
          <li key={one.email}>
            <OperatorForm
              operator={one}
              onSave={form => save(one.email, form)}
              onRemove={() => remove(one.email)}
            />
          </li>
        ))}
      </ul>
      <section aria-labelledby="invite">
        <h2 id="invite">{t('operators.invite')}</h2>
        <form
          className="invite"
          onSubmit={event => {
            event.preventDefault()
            void invite(new FormData(event.currentTarget))
          }}
        >
          <label className="field">
            {t('operators.name')}
            <input name="name" required maxLength={60} autoComplete="off" />
          </label>
          <label className="field">
            {t('operators.email')}
            <input name="email" type="email" required autoComplete="off" />
          </label>
          <RoleChoices roles={['support']} />
          <button type="submit" className="button primary">
            {t('operators.send')}
          </button>
        </form>
        {invitation && (
          <p role="status">
            {t('operators.link', { name: invitation.name })}
            <br />
            <code className="link-to-copy">{invitation.link}</code>
          </p>
        )}
      </section>
    </>
  )
}

function RoleChoices({ roles }: { roles: readonly OperatorRole[] }) {
  const { t } = useTranslator()
  return (
    <fieldset className="roles">
      <legend>{t('operators.roles')}</legend>
      {OPERATOR_ROLES.map(role => (
        <label key={role} className="choice">
          <input type="checkbox" name="role" value={role} defaultChecked={roles.includes(role)} />
          {t(`role.${role}`)}
        </label>
      ))}
    </fieldset>
  )
}

interface OperatorFormProps {
  operator: Operators[number]
  onSave: (form: FormData) => void
  onRemove: () => Promise<void>
}

function OperatorForm({ operator: { name, email, roles, isSetUp }, onSave, onRemove }: OperatorFormProps) {
  const { t } = useTranslator()
  const [isAsking, setAsking] = useState(false)
  return (
    <form
      onSubmit={event => {
        event.preventDefault()
        onSave(new FormData(event.currentTarget))
      }}
    >
      <p>
        <b>{name}</b> {email} {!isSetUp && <small className="quiet">{t('operators.waiting')}</small>}
      </p>
      <RoleChoices roles={roles} />
      <div className="actions">
        <button type="submit" className="button">
          {t('operators.save', { name })}
        </button>
        <button type="button" className="button danger" onClick={() => setAsking(true)}>
          {t('operators.remove', { name })}
        </button>
      </div>
      {isAsking && (
        <FormDialog
          title={t('operators.remove-title', { name })}
          lead={t('operators.remove-lead')}
          submit={t('operators.remove', { name })}
          isDangerous
          onSubmit={onRemove}
          onClose={() => setAsking(false)}
        />
      )}
    </form>
  )
}
