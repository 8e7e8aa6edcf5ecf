/** Whether a phrase of the column `knownFor` says what a row does or did, as in `trades oil and metals`. */
export const isDeed = (phrase: string): boolean => deed.test(phrase);

const deed =
  /^(?:acquired|automates|belongs|bottles|bought|builds|built|buys|closes|compares|connects|designs|donates|finds|flies|hires|holds|insures|invests|links|makes|manages|marketed|mends|merged|operates|owns|pays|prints|rents|runs|sells|sends|shows|tested|trades|wakes|was) /;
