/** Legal forms at the end of a name, which short names leave out. */
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

/** The name without its legal form: `Infosys Limited` becomes `Infosys`. Other short names are in `data/names.csv`. */
export function nameOfCompany(legalName: string): string {
  let name = legalName;
  for (;;) {
    const shorter = name.replace(lastForm, '').trim();
    // `Merck & Co.` and `3M Company` are names, but `&` and a single letter are not.
    if (shorter === name || shorter.length < 2 || /(?:&|\band|\bof|^The)$/i.test(shorter)) break;
    name = shorter;
  }
  return name === legalName ? name : name.replace(/^The /, '');
}
