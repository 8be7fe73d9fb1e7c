/** Time left in units. The first is right as rendered; the finer ones appear once a script lets them tick (`data-unit`). */
export function Countdown({ units }: { units: readonly { unit: string; value: string; word: string }[] }) {
  return (
    <p role="timer" aria-live="off" className="flex gap-4 md:gap-5">
      {units.map(({ unit, value, word }, index) => (
        <span
          key={unit}
          className={`flex min-w-[3.25rem] flex-col ${index > 0 ? 'invisible group-data-alive/countdown:visible' : ''}`}
        >
          <span data-unit={unit} className="type-price text-[2rem]!">
            {value}
          </span>
          <span className="text-14">{word}</span>
        </span>
      ))}
    </p>
  )
}
