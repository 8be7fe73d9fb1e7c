/**
 * School holidays of 2026/27 and later, typed from the lists that the ministries of the states publish (and the
 * conference of ministers of education collects), not from the data under test.
 */
export const OFFICIAL_SCHOOL_HOLIDAYS: Record<string, readonly string[]> = {
  // Ministerium für Schule und Bildung NRW, Ferienordnung bis 2030.
  'DE-NW': [
    '2026-10-17/2026-10-31',
    '2026-12-23/2027-01-06',
    '2027-03-22/2027-04-03',
    '2027-07-19/2027-08-31',
    '2027-10-23/2027-11-06',
    '2027-12-24/2028-01-06',
    '2028-04-10/2028-04-22',
    '2028-07-10/2028-08-22',
  ],
  // Bayerisches Staatsministerium für Unterricht und Kultus, Ferienordnung bis 2030.
  'DE-BY': [
    '2026-11-02/2026-11-06',
    '2026-12-24/2027-01-08',
    '2027-02-08/2027-02-12',
    '2027-03-22/2027-04-02',
    '2027-05-18/2027-05-28',
    '2027-08-02/2027-09-13',
  ],
  // Senatsverwaltung für Bildung Berlin, Ferien 2026/27.
  'DE-BE': [
    '2026-10-19/2026-10-31',
    '2026-12-23/2027-01-02',
    '2027-02-01/2027-02-06',
    '2027-03-22/2027-04-02',
    '2027-07-01/2027-08-14',
  ],
  // Kultusministerium Baden-Württemberg, without single days.
  'DE-BW': [
    '2026-10-26/2026-10-30',
    '2026-12-23/2027-01-09',
    '2027-03-30/2027-04-03',
    '2027-05-18/2027-05-29',
    '2027-07-29/2027-09-11',
  ],
}
