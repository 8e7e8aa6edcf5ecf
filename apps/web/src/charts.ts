/** The charts of the library. Their styles are loaded with the first page that shows one. */
import '@org/ui/charts.css';

export { BarChart, CountWheel, HeatMap, PairMatrix, PhasesTimeline, TimeColumns, WorldMap } from '@org/ui';
