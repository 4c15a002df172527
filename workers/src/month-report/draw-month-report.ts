import { parentPort, workerData } from 'node:worker_threads';
import { monthReportPdf, type MonthReport } from './month-report.js';

// A thread of its own, for one report: reading fonts and drawing takes half a second, for which no mail shall wait.
parentPort?.postMessage(await monthReportPdf(workerData as MonthReport));
