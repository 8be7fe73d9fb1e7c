export function WithdrawalHeading({ title, text }: { title: string; text: string }) {
  return (
    <>
      <h1 className="type-h1 nav:text-[3rem]">{title}</h1>
      <p className="type-lead measure mt-3">{text}</p>
    </>
  )
}

export function Facts({ rows }: { rows: readonly (readonly [string, string])[] }) {
  return (
    <dl className="divide-y divide-hairline rounded-surface border border-hairline bg-raised px-5 py-2 nav:px-7">
      {rows.map(([name, value]) => (
        <div key={name} className="py-3 md:grid md:grid-cols-[9.5rem_minmax(0,1fr)] md:gap-4">
          <dt className="text-muted">{name}</dt>
          <dd className="font-semibold break-words whitespace-pre-line">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
