/** Legal forms at the end of a name, which people leave out. */
const legalForms = [
  'Inc',
  'Incorporated',
  'Corporation',
  'Co',
  'Company',
  'Companies',
  'Limited',
  'Ltd',
  'LLC',
  'Plc',
  'AG',
  'AG Pref',
  'SE',
  'SA',
  'SA/NV',
  'NV',
  'N\\.V',
  'S\\.A',
  'S\\.A\\.B\\. de C\\.V',
  'AB',
  'ASA',
  'A/S',
  'Oyj',
  'Abp',
  'SpA',
  'S\\.p\\.A',
  'KGaA',
  'Bhd',
  'Berhad',
  'Tbk',
  'Public Company',
  'Public Limited Company',
  'Public Joint Stock Company',
  'Kommanditgesellschaft auf Aktien',
  'Societe en commandite par actions',
  'Group',
  'Holdings?',
].join('|');
const lastForm = new RegExp(`,? (?:${legalForms})\\.?$`, 'i');

/**
 * The name without its legal form: `Infosys Limited` is `Infosys`. Names that people use otherwise are in
 * `data/names.csv`.
 */
export function nameOfCompany(legalName: string): string {
  let name = legalName;
  for (;;) {
    const shorter = name.replace(lastForm, '').trim();
    // `Merck & Co.` is a name, and so is `3M Company`, but `&` and a single letter are not.
    if (shorter === name || shorter.length < 2 || /(?:&|\band|\bof|^The)$/i.test(shorter)) break;
    name = shorter;
  }
  return name === legalName ? name : name.replace(/^The /, '');
}
